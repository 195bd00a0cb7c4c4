export { MenuButton, type MenuButtonProps } from './MenuButton.tsx';
export type { PopupTriggerProps } from '../Popover/usePopupTrigger.ts';
export type { MenuItem, MenuSection } from './MenuItem.ts';
