/** One value to choose. */
export interface Person {
  readonly value: string;
  readonly label: string;
}

const families =
  'Abernathy Okafor Lindqvist Muñoz Ferreira-Castellanos Kowalczyk Nakamura Whitfield Haddad Sørensen';
const given = 'Ana Per Maria Luis Dana Marco Ifeoma Chidi Yuki Amir Renée Olga Samuel Priya Tove';

/** Made-up insureds in the order of the alphabet, each with a number of its own. */
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

/** Whether a label holds a text, whatever the case: the quick filter of the lists that take one. */
export const holds = (label: string, text: string) =>
  label.toLowerCase().includes(text.toLowerCase());

/** What each combobox of the bench is given. */
export interface SubjectProps {
  readonly people: readonly Person[];
}
