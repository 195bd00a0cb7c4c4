export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { Choice } from '../Field/ChoiceGroup.tsx';
export type { ChoiceLayout } from '../Field/choiceStyles.ts';
