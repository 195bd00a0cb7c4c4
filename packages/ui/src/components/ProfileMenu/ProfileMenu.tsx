import { profileMenuWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { MenuButton, type MenuButtonProps } from '../MenuButton/MenuButton.tsx';

import type { RootProps } from '../rootProps/splitRoot.ts';

export interface ProfileMenuProps
  extends RootProps<HTMLButtonElement>, Pick<MenuButtonProps, 'sections' | 'onIntent'> {
  /** The name of the user. */
  readonly title: string;
  /** Identifies the user, below the title: 'Account 4471902'. */
  readonly line?: string | undefined;
  /** The letter on the badge; without one there is no badge. */
  readonly initial?: string | undefined;
  /** Ends the name of the button, after the title and the line. @default 'account' */
  readonly accountText?: string | undefined;
}

/**
 * The signed-in user, a button, and their menu.
 *
 * - **Also called:** account menu, user menu.
 * - **When to use it:** At the end of the bar, with all that is theirs; for a visitor `LogInLink`.
 * - **When not:** Actions on something else: `MenuButton`.
 * - **Keys:**
 *   - Enter, Space, Down: Opens the menu.
 *   - Down, Up, Home, End: Goes to another entry.
 *   - Enter: In the menu: follows the entry.
 *   - Escape, Tab: Closes it; after Escape the focus goes back to the button.
 */
export function ProfileMenu({ title, line, initial, accountText, ...menu }: ProfileMenuProps) {
  const words = useWords('ProfileMenu', profileMenuWords);
  return (
    <MenuButton
      {...menu}
      label={[title, line, accountText ?? words.account].filter(Boolean).join(' ')}
      trigger={
        <span className="frame-profile">
          {initial && <span className="frame-initial" data-initial={initial} />}
          <span>
            {title} {line && <small>{line}</small>}
          </span>
        </span>
      }
    />
  );
}
