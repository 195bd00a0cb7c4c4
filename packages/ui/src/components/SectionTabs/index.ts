export { type SectionTab, SectionTabs, type SectionTabsProps } from './SectionTabs.tsx';
