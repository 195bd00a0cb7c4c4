import type { InputWords } from '../inputs/InputWords.ts';

export const inputs: InputWords = {
  TextInput: {
    clear: (label) => `Borrar ${label}`,
    show: (label) => `Mostrar ${label}`,
    hide: (label) => `Ocultar ${label}`,
    passwordShown: 'Contraseña visible',
    passwordHidden: 'Contraseña oculta',
  },
};
