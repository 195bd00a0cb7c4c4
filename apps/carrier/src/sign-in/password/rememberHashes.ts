import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { argon2 } = crypto;
const known = globalThis as { rememberedHashes?: Map<string, Buffer> };

/**
 * Tests sign in hundreds of times with a few passwords. This process derives the hash of each password and salt
 * once, with the real cost, and then remembers it.
 */
if (known.rememberedHashes === undefined) {
  const hashes = (known.rememberedHashes = new Map<string, Buffer>());
  crypto.argon2 = (algorithm, parameters, callback) => {
    const key = JSON.stringify([algorithm, parameters]);
    const hash = hashes.get(key);
    if (hash !== undefined) {
      setImmediate(callback, null, Buffer.from(hash));
      return;
    }
    argon2(algorithm, parameters, (error, derived) => {
      if (error === null) hashes.set(key, Buffer.from(derived));
      callback(error, derived);
    });
  };
  syncBuiltinESMExports();
}
