import type { Option } from '../Combobox/Option.ts';

const families = [
  'Abernathy',
  'Lindqvist',
  'Okafor',
  'Muñoz',
  'Ferreira-Castellanos',
  'Kowalczyk',
  'Nakamura',
  'Whitfield',
];

/** As many made-up people as requested, each with a different number. */
export function manyOptions(count: number): readonly Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `person-${index}`,
    label: `${families[index % families.length]}, Ana ${index}`,
  }));
}
