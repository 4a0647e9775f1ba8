import type { UseFormReturn } from 'react-hook-form'
import { cn } from '@/shared/lib/cn'
import { Field } from '@/shared/ui/field'
import { Input } from '@/shared/ui/input'
import type { CardValues } from './card-schema'

interface CardField {
  name: keyof CardValues
  label: string
  wide?: boolean
  digits?: boolean
}

const FIELDS: CardField[] = [
  { name: 'holder', label: 'Cardholder Name', wide: true },
  { name: 'number', label: 'Card Number', wide: true, digits: true },
  { name: 'expires', label: 'Expiration Date (MM/YY)' },
  { name: 'code', label: 'CVC/CVV', digits: true },
]

interface CardFieldsProps {
  form: UseFormReturn<CardValues>
  disabled: boolean
}

export const CardFields = ({ form: { register, formState }, disabled }: CardFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {FIELDS.map(({ name, label, wide, digits }) => (
      <Field
        key={name}
        label={label}
        error={formState.errors[name]?.message}
        className={cn(wide && 'sm:col-span-2')}
      >
        {(control) => (
          // Browsers shall not offer real cards here.
          <Input
            {...control}
            inputMode={digits ? 'numeric' : 'text'}
            {...register(name)}
            aria-required
            readOnly={disabled}
            autoComplete="off"
            maxLength={100}
            className="tabular-nums"
          />
        )}
      </Field>
    ))}
  </div>
)
