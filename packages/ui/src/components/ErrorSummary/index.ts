export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, FormProblem } from './ErrorSummary.tsx';
