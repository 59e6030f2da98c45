/** Slovenian counts have four forms: 1 tekma, 2 tekmi, 3 tekme, 5 tekem; 101 again as 1. */

const slovenian = /* @__PURE__ */ new Intl.PluralRules('sl')

export interface PluralForms {
  one: string
  two: string
  few: string
  other: string
}

/** The form for the count. */
export function plural(count: number, forms: PluralForms): string {
  const form = slovenian.select(count)
  return form === 'one' || form === 'two' || form === 'few' ? forms[form] : forms.other
}
