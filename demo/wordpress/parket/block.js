/** The block "Parket" in WordPress's editor: which widget, its settings, and the widget itself, live. */
{
  const { blocks, blockEditor, components, element, i18n } = window.wp
  const { site, settings, list } = window.parketBlock
  const el = element.createElement
  const __ = (text) => i18n.__(text, 'parket')

  /** What the federation offers by name: where it is asked for, and how a record of it is called. */
  const offers = {
    club: { path: '/clubs', name: ({ shortName }) => shortName },
    hall: { path: '/sport-halls', name: ({ name }) => name },
    season: { path: '/seasons', name: ({ name }) => name },
  }

  const lists = new Map()

  /** Asked once by the editor’s own browser; what does not answer offers nothing, and the id can be written. */
  const askFor = (path) => {
    if (!lists.has(path))
      lists.set(
        path,
        fetch(`${site}/api${path}`, { credentials: 'omit' })
          .then((answer) => (answer.ok ? answer.json() : []))
          .then((records) => (Array.isArray(records) ? records : []))
          .catch(() => []),
      )
    return lists.get(path)
  }

  const competitions = async () => {
    const seasons = await askFor('/seasons')
    const season = seasons.find(({ isActive }) => isActive) ?? seasons[0]
    return season ? askFor(`/competitions?seasonId=${encodeURIComponent(season.id)}`) : []
  }

  const useOptions = (name) => {
    const [options, setOptions] = element.useState([])
    element.useEffect(() => {
      const { path, name: nameOf } = offers[name] ?? { name: (record) => record.name }
      if (!path && name !== 'competition') return
      let isHere = true
      const asked = path ? askFor(path) : competitions()
      asked.then((records) => {
        const named = records.map((record) => ({ value: String(record.id), label: String(nameOf(record)) }))
        if (isHere) setOptions(named)
      })
      return () => {
        isHere = false
      }
    }, [name])
    return options
  }

  const Field = ({ name, attribute, value, onChange }) => {
    const options = useOptions(name)
    const { label, kind, words } = attribute
    if (kind === 'words') {
      const choices = Object.entries(words).map(([word, text]) => ({ value: word, label: text }))
      const own = attribute.fallback ?? ''
      if (own === '') choices.unshift({ value: '', label: __('Kot na vaši strani') })
      return el(components.SelectControl, { label, value: value || own, options: choices, onChange })
    }
    if (options.length > 0)
      return el(components.ComboboxControl, { label, value: value || null, options, onChange })
    const type = { count: 'number', date: 'date' }[kind] ?? 'text'
    const limits = kind === 'count' ? { min: attribute.least, max: attribute.most } : {}
    const help = kind === 'color' ? __('Na primer #e11d48.') : undefined
    return el(components.TextControl, {
      ...{ label, type, help, value: value ?? '', placeholder: attribute.fallback, onChange },
      ...limits,
    })
  }

  const isGiven = (text) => typeof text === 'string' && text !== ''

  /** The tag's words and its look, as the page will have them. */
  const words = (widget, values) => {
    const given = { key: widget }
    const style = {}
    for (const [name, text] of Object.entries(values)) {
      const look = list.look[name]
      if (!isGiven(text)) continue
      if (look) style[look.property] = look.css?.[text] ?? text + (look.unit ?? '')
      else if (name in list.widgets[widget].attributes || name in list.common) given[name] = text
    }
    if (style['color-scheme']) {
      style.colorScheme = style['color-scheme']
      delete style['color-scheme']
    }
    return { ...given, style }
  }

  /** What another widget knows too stays when the widget is changed. */
  const keptFor = (widget, values) => {
    const known = { ...list.widgets[widget].attributes, ...list.common, ...list.look }
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in known))
  }

  const Panel = ({ title, attributes, values, set, isOpen }) => {
    const fields = Object.entries(attributes).map(([name, attribute]) =>
      el(Field, { key: name, name, attribute, value: values[name], onChange: (text) => set(name, text) }),
    )
    return fields.length > 0 && el(components.PanelBody, { title, initialOpen: isOpen }, ...fields)
  }

  const Edit = ({ attributes: { widget, values }, setAttributes }) => {
    const own = list.widgets[widget]
    const settingsOf = own && { ...own.attributes, ...list.common }
    const said = Array.isArray(values) ? {} : values
    const set = (name, text) => {
      const { [name]: _, ...others } = said
      const fallback = (settingsOf[name] ?? list.look[name])?.fallback
      setAttributes({ values: isGiven(text) && text !== fallback ? { ...others, [name]: text } : others })
    }
    const choices = Object.entries(list.widgets).map(([name, each]) => ({ value: name, label: each.name }))
    // A press in the preview chooses the block, as it does elsewhere in the editor.
    const preview =
      site && own
        ? el(components.Disabled, null, el(`parket-${widget}`, words(widget, said)))
        : el(
            components.Notice,
            { status: 'warning', isDismissible: false },
            site ? __('Tega gradnika ni.') : el('a', { href: settings }, __('Vpišite naslov strani zveze.')),
          )
    return el(
      element.Fragment,
      null,
      el(
        blockEditor.InspectorControls,
        null,
        el(
          components.PanelBody,
          { title: __('Gradnik') },
          el(components.SelectControl, {
            label: __('Gradnik'),
            value: widget,
            options: choices,
            help: own?.shows,
            onChange: (name) => setAttributes({ widget: name, values: keptFor(name, said) }),
          }),
          site &&
            el(
              'a',
              { href: `${site}/vdelaj`, target: '_blank', rel: 'noopener' },
              __('Sestavite na strani zveze'),
            ),
        ),
        own &&
          el(Panel, { title: __('Nastavitve'), attributes: settingsOf, values: said, set, isOpen: true }),
        el(Panel, { title: __('Videz'), attributes: list.look, values: said, set, isOpen: false }),
      ),
      el('div', blockEditor.useBlockProps(), preview),
    )
  }

  blocks.registerBlockType('parket/widget', {
    apiVersion: 2,
    title: 'Parket',
    description: __('Tekme, lestvice, reprezentance in novice košarkarske zveze.'),
    category: 'embed',
    icon: 'awards',
    keywords: [__('košarka'), __('tekme'), __('lestvica')],
    attributes: {
      widget: { type: 'string', default: 'match-list' },
      values: { type: 'object', default: {} },
    },
    supports: { html: false },
    edit: Edit,
    save: () => null,
  })
}
