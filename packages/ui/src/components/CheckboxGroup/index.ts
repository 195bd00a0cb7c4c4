export { CheckboxGroup } from './CheckboxGroup.tsx';
export type { CheckboxGroupProps } from './CheckboxGroup.tsx';
export type { Choice } from '../Field/Choice.ts';
export type { ChoiceLayout } from '../Field/choiceGroupStyles.ts';
