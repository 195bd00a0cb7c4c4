export { PhoneListBar } from './PhoneListBar.tsx';
export type { PhoneListBarProps } from './PhoneListBar.tsx';
