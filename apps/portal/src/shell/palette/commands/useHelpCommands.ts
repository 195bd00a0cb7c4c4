import { useEffect, useMemo, useState } from 'react';
import type { HelpArea } from '../../../shared/help/HelpArea.ts';
import { paths } from '../../../paths.ts';
import { useSettingsTabs } from '../../../shared/settings/useSettingsTabs.ts';
import type { Command } from './commandResults.ts';

/** Help topics as rows: each opens on the help page. */
export const helpCommands = (areas: readonly HelpArea[]): Command[] =>
  areas.flatMap(({ area, topics }) =>
    topics.map(({ question, answer }): Command => ({
      to: paths.helpTopic(question),
      kind: 'address',
      label: question,
      detail: `Help › ${area}`,
      keywords: answer,
    })),
  );

/**
 * The topics of the help page, for anyone who has that page; their text loads once it is searched.
 * @param isSearched whether enough is typed
 */
export function useHelpCommands(isSearched: boolean): readonly Command[] {
  const settings = useSettingsTabs();
  const [areas, setAreas] = useState<readonly HelpArea[]>([]);
  const isOffered = settings.some(({ href }) => href === paths.settings('help'));
  const isWanted = isSearched && isOffered;
  useEffect(() => {
    if (!isWanted) return;
    // Without the text there are no topics to find; the next opening tries again.
    import('../../../shared/help/helpAreas.ts').then(
      ({ helpAreas }) => setAreas(helpAreas),
      () => {},
    );
  }, [isWanted]);
  return useMemo(() => (isWanted ? helpCommands(areas) : []), [isWanted, areas]);
}
