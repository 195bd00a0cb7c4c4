export { type QuickTab, QuickTabs, type QuickTabsProps } from './QuickTabs.tsx';
