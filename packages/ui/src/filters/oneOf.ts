import type { Option } from '../components/Combobox/OptionSource.ts';

type Choice = Pick<Option, 'value'>;
import { type AddressForm, many, one } from './AddressForm.ts';

/** One of the choices that are known before; any other value in an address is ignored. */
export function oneOf(options: readonly Choice[]): AddressForm {
  const isKnown = (text: string) => options.some(({ value }) => value === text);
  return { ...one, read: (texts) => one.read(texts.slice(0, 1).filter(isKnown)) };
}

/** Several of the choices that are known ahead; those of an address that are not are left out. */
export function manyOf(options: readonly Choice[]): AddressForm {
  const isKnown = (text: string) => options.some(({ value }) => value === text);
  return { ...many, read: (texts) => many.read(texts.filter(isKnown)) };
}
