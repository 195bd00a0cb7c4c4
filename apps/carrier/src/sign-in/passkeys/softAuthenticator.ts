import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** The head of a CBOR value: its major type, and a number below 65,536 (RFC 8949). */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Asked {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
  /** Whether the device verified its user. @default true */
  readonly isVerified?: boolean;
}

/** A device with one passkey in software, for tests. */
export function softAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const state = { counter: 0 };

  const clientData = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function dataFor({ rpId, isVerified = true }: Asked, attested = Buffer.alloc(0)): Buffer {
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  }

  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  function make(asked: Asked) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = map([
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), bytes(Buffer.from(x, 'base64url'))],
      [number(-3), bytes(Buffer.from(y, 'base64url'))],
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(dataFor(asked, attested))],
    ]);
    return {
      ...shared,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', asked)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  function use(asked: Asked) {
    state.counter += 1;
    const client = clientData('webauthn.get', asked);
    const data = dataFor(asked);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      ...shared,
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    };
  }

  return { make, state, use };
}
