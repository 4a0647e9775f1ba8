/*
 * Replaces the parts of the auth client that Groundwork does not use, passkeys and wallets, so that no page loads them
 * (local/build/left-out.ts).
 */

export class WebAuthnApi {}

const unused = (): never => {
  throw new Error('Passkeys and wallets are left out of the build (local/build/left-out.ts).')
}

export const browserSupportsWebAuthn = (): boolean => false
export const webAuthnAbortService = { createNewAbortSignal: unused }
export {
  unused as createCredential,
  unused as createSiweMessage,
  unused as deserializeCredentialCreationOptions,
  unused as deserializeCredentialRequestOptions,
  unused as fromHex,
  unused as getAddress,
  unused as getCredential,
  unused as serializeCredentialCreationResponse,
  unused as serializeCredentialRequestResponse,
  unused as toHex,
}
