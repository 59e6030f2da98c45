import { useState } from 'react'
import { page } from 'vitest/browser'
import { Select, type SelectOption } from './select'

export const clubs: SelectOption[] = [
  { value: '1', label: 'KK Bistrica' },
  { value: '2', label: 'KK Črnomelj', searchText: 'KK Črnomelj\nKošarkarski klub Črnomelj' },
  { value: '3', label: 'Žiri & <b>sinovi</b>', detail: '<i>Žiri</i>' },
  { value: '4', label: 'Triglavski risi', imageUrl: null },
  { value: '5', label: 'Bistriški orli' },
]

interface StartProps {
  label?: string
  options?: SelectOption[]
  start?: string | null
  clearable?: boolean
  loading?: boolean
}

export function OneOf({ label = 'Klub', options = clubs, start = null, ...rest }: StartProps) {
  const [value, setValue] = useState(start)
  return <Select label={label} options={options} value={value} onChange={setValue} {...rest} />
}

export function SomeOf({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start)
  return <Select multiple label="Klubi" options={clubs} value={value} onChange={setValue} />
}

export const field = (name = 'Klub') => page.getByRole('combobox', { name, exact: true })
