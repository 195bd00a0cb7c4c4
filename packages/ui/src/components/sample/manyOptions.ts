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

/** As many made-up people as asked for, each with a number of its own. */
export function manyOptions(count: number): readonly Option[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `person-${index}`,
    label: `${families[index % families.length]}, Ana ${index}`,
  }));
}
