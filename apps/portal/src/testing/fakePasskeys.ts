const bytes = () => new ArrayBuffer(1);

const made = {
  id: 'AA',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    attestationObject: bytes(),
    clientDataJSON: bytes(),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};

/**
 * Makes the browser create passkeys immediately, or never if the user does not allow it.
 * @param isAllowed whether the user allows it @default true
 */
export function fakePasskeys(isAllowed = true): void {
  const create = async () => {
    if (!isAllowed) throw new DOMException('The user closed it.', 'NotAllowedError');
    return made;
  };
  const configurable = true;
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable,
    value: Object,
  });
  Object.defineProperty(navigator, 'credentials', { configurable, value: { create } });
}
