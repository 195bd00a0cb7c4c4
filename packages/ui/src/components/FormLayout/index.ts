export { FormActions } from './FormActions.tsx';
export { FormFullRow, FormLayout } from './FormLayout.tsx';
export type { FormLayoutProps } from './FormLayout.tsx';
export { FormSection } from './FormSection.tsx';
export type { FormSectionProps } from './FormSection.tsx';
