export {
  FormActions,
  FormFullRow,
  FormLayout,
  type FormLayoutProps,
  FormSection,
  type FormSectionProps,
} from './FormLayout.tsx';
