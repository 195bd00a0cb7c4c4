export { PersonSearch } from './PersonSearch.tsx';
export type { PersonSearchProps } from './PersonSearch.tsx';
export type { PersonEntry } from './PersonList.tsx';
export type { PersonSearchList } from './PersonResults.tsx';
