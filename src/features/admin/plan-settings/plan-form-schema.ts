import { PHASES, phaseSchema } from '@domain/phases'
import { intervalSchema, type Plan } from '@domain/pricing'
import { z } from 'zod'

const ID = /^[a-z0-9][a-z0-9-]{1,59}$/
const CENTS = /^\d{1,8}(\.\d{1,2})?$/
const MAX_VALIDATIONS = 100_000

const ID_FORM = 'Use up to 60 lowercase letters, digits and hyphens'
const ID_TAKEN = 'A plan with this ID already exists'
const PRICE_FORM = 'Enter dollars and cents, such as 9.99, below 100 million'
const TOO_MANY = `At most ${MAX_VALIDATIONS.toLocaleString('en-US')} validations`

export const priceSchema = z
  .string()
  .trim()
  .refine((typed) => typed !== '' && Number(typed) >= 0, 'Price must be 0 or higher')
  .regex(CENTS, PRICE_FORM)
  .transform(Number)

export const validationsSchema = z
  .string()
  .trim()
  .refine((typed) => /^\d+$/.test(typed) && Number(typed) >= 1, 'Must allow at least 1 validation')
  .refine((typed) => Number(typed) <= MAX_VALIDATIONS, TOO_MANY)
  .transform(Number)

export const phasesSchema = z
  .array(phaseSchema)
  .min(1, 'Must include at least one phase')
  .transform((chosen) => PHASES.filter((phase) => chosen.includes(phase)))

/**
 * The plan as typed (docs/contract.md#validation-rules). Refuses ids of `taken`, because saving would overwrite that
 * plan.
 */
export const planFormSchema = (taken: readonly string[]) =>
  z.object({
    id: z
      .string()
      .trim()
      .min(2, 'ID is required')
      .regex(ID, ID_FORM)
      .refine((id) => !taken.includes(id), ID_TAKEN),
    name: z.string().trim().min(2, 'Name is required').max(120, 'Use 120 characters at most'),
    price: priceSchema,
    interval: z.string().min(1, 'Interval is required').pipe(intervalSchema),
    /** Null if the plan states no number. */
    validations: validationsSchema.nullable(),
    phases: phasesSchema,
    isActive: z.boolean(),
  })
export type PlanForm = z.input<ReturnType<typeof planFormSchema>>
type TypedPlan = z.output<ReturnType<typeof planFormSchema>>

/** The form values of a plan; defaults for a new one. */
export const toForm = (plan: Plan | null): PlanForm => ({
  id: plan?.id ?? '',
  name: plan?.name ?? '',
  price: plan ? String(plan.price) : '',
  interval: plan?.interval ?? '',
  validations: plan ? (plan.features.validations?.toString() ?? null) : '1',
  phases: plan?.features.phases ?? [PHASES[0]],
  isActive: plan?.is_active ?? true,
})

export const fromForm = ({ validations, phases, isActive, ...plan }: TypedPlan): Plan => ({
  ...plan,
  features: { validations, phases },
  is_active: isActive,
})
