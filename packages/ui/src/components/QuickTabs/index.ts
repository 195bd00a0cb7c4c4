export { QuickTabs } from './QuickTabs.tsx';
export type { QuickTab, QuickTabsProps } from './QuickTabs.tsx';
