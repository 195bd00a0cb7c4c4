export { PhoneListBar, type PhoneListBarProps } from './PhoneListBar.tsx';
