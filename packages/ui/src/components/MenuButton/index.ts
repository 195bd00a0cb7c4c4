export { MenuButton } from './MenuButton.tsx';
export type { MenuButtonProps } from './MenuButton.tsx';
export type { MenuItem, MenuSection } from './MenuItem.ts';
