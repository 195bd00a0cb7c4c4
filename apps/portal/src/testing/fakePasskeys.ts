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
 * Lets the browser make passkeys at once, or never where the reader does not let it.
 * @param isLet whether the reader does @default true
 */
export function fakePasskeys(isLet = true): void {
  const create = async () => {
    if (!isLet) throw new DOMException('The reader closed it.', 'NotAllowedError');
    return made;
  };
  const configurable = true;
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable,
    value: Object,
  });
  Object.defineProperty(navigator, 'credentials', { configurable, value: { create } });
}
