export { describedBy, Field, type FieldFrameProps } from './Field.tsx';
