import { z } from 'zod'

const required = (message: string) => z.string().trim().min(1, message)

/** The card's fields: all required, any format. Their values never leave the page. */
export const cardSchema = z.object({
  holder: required('Enter the name on the card'),
  number: required('Enter the card number'),
  expires: required('Enter the expiration date'),
  code: required('Enter the security code'),
})
export type CardValues = z.infer<typeof cardSchema>

/** A number that no bank has given out. */
export const TEST_CARD: CardValues = {
  holder: 'Test Founder',
  number: '4242 4242 4242 4242',
  expires: '12/34',
  code: '123',
}
