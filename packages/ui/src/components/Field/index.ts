export { describedBy, Field } from './Field.tsx';
export type { FieldFrameProps } from './Field.tsx';
