export { SectionTabs } from './SectionTabs.tsx';
export type { SectionTab, SectionTabsProps } from './SectionTabs.tsx';
