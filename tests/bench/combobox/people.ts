/** A value to choose. */
export interface Person {
  readonly value: string;
  readonly label: string;
}

const families =
  'Abernathy Okafor Lindqvist Muñoz Ferreira-Castellanos Kowalczyk Nakamura Whitfield Haddad Sørensen';
const given = 'Ana Per Maria Luis Dana Marco Ifeoma Chidi Yuki Amir Renée Olga Samuel Priya Tove';

/** Made-up insureds in alphabetical order, each with a unique number. */
export function manyPeople(count: number): readonly Person[] {
  const firsts = given.split(' ');
  return families
    .split(' ')
    .sort()
    .flatMap((family) =>
      Array.from({ length: count / 10 }, (_, index) => {
        const label = `${family}, ${firsts[index % firsts.length]} ${index}`;
        return { value: label, label };
      }),
    );
}

/** Whether a label contains a text, ignoring case: the fast filter of libraries that accept one. */
export const holds = (label: string, text: string) =>
  label.toLowerCase().includes(text.toLowerCase());

/** The props of each combobox in the bench. */
export interface SubjectProps {
  readonly people: readonly Person[];
}
