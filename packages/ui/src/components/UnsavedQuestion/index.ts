export { UnsavedQuestion } from './UnsavedQuestion.tsx';
export type { UnsavedQuestionProps } from './UnsavedQuestion.tsx';
