export { Stack } from './Stack.tsx';
export type { Space, StackProps } from './Stack.tsx';
