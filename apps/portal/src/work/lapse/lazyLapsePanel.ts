import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import type { LapsePanelProps } from './LapsePanel.tsx';

/** The late premium of a policy. Its code loads only when a row opens, or on a policy that has one. */
export const LazyLapsePanel = lazyComponent<LapsePanelProps>(
  async () => (await import('./LapsePanel.tsx')).LapsePanel,
);
