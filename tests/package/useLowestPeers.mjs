import { registerHooks } from 'node:module';

/** Loads the lowest versions of the peers in this process, for the package and all that it depends on. */
registerHooks({
  resolve(specifier, context, next) {
    const [, name, rest = ''] =
      /^(react|react-dom|react-hook-form|styled-components)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return next(specifier, context);
    return next(`${name}-lowest${rest}`, { ...context, parentURL: import.meta.url });
  },
});
