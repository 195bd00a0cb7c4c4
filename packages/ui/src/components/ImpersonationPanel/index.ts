export { ImpersonationPanel } from './ImpersonationPanel.tsx';
export type { ImpersonationPanelProps } from './ImpersonationPanel.tsx';
export type { ImpersonationEntry } from './ImpersonationList.tsx';
export type { ImpersonationList } from './ImpersonationResults.tsx';
