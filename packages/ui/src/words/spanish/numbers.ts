import type { InputWords } from '../inputs/InputWords.ts';

/** Inputs whose text is read as a value. */
export const numbers: Pick<InputWords, 'NumberInput' | 'PhoneInput' | 'SsnInput'> = {
  NumberInput: {
    invalid: (label, example) => `${label}: escriba un número como ${example}.`,
    invalidAmount: (label, example) => `${label}: escriba un monto como ${example}.`,
    invalidPercent: (label, example) => `${label}: escriba un porcentaje como ${example}.`,
    tooSmall: (label, min) => `${label}: escriba ${min} o más.`,
    tooLarge: (label, max) => `${label}: escriba ${max} o menos.`,
  },
  PhoneInput: {
    invalid: (label) => `${label}: escriba diez dígitos, con el código de área.`,
  },
  SsnInput: {
    invalid: (label) => `${label}: escriba los nueve dígitos como aparecen en la tarjeta.`,
    onFile: (lastFour) => `El número registrado termina en ${lastFour}. Escriba para reemplazarlo.`,
  },
};
