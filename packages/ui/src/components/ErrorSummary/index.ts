export { ErrorSummary, type ErrorSummaryProps, type FormProblem } from './ErrorSummary.tsx';
