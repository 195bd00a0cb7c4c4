import { Button } from '../../../components/Button/Button.tsx';
import { CommandPalette } from '../../../components/CommandPalette/CommandPalette.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { MenuButton } from '../../../components/MenuButton/MenuButton.tsx';
import { Popover } from '../../../components/Popover/Popover.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { Tooltip } from '../../../components/Tooltip/Tooltip.tsx';
import { UnsavedQuestion } from '../../../components/UnsavedQuestion/UnsavedQuestion.tsx';
import { Stateful } from './Stateful.tsx';
import { nothing, type Shown } from './Shown.ts';

const pages = [
  {
    title: 'Pages',
    rows: [
      { key: 'pending', label: 'Pending', detail: 'Policies' },
      { key: 'active', label: 'Active', detail: 'Policies' },
    ],
  },
];

const surface = {
  title: 'Resend the e-mail',
  children: 'The recipient gets a new link; the old one stops working.',
  footer: <Button variant="primary">Resend</Button>,
};

/** Each opens from its button, in the colors of the preview. */
export const overlaysShown: Shown = {
  Tooltip: (
    <Tooltip text="The document opens in a new tab.">
      <Button>Open the document</Button>
    </Tooltip>
  ),
  MenuButton: (
    <MenuButton
      label="Commands"
      trigger="Commands"
      sections={[
        {
          id: 'commands',
          items: ['Print', 'Export'].map((label) => ({ id: label, label, onAction: nothing })),
        },
      ]}
    />
  ),
  Popover: (
    <Popover label="Office hours" trigger="Office hours" title="Office hours">
      The office is closed on November 26.
    </Popover>
  ),
  Dialog: (
    <Stateful initial={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Open a dialog</Button>
          <Dialog {...surface} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </Stateful>
  ),
  Sheet: (
    <Stateful initial={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Open a sheet</Button>
          <Sheet {...surface} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </Stateful>
  ),
  UnsavedQuestion: (
    <Stateful initial={false}>
      {(isAsking, setIsAsking) => (
        <>
          <Button onClick={() => setIsAsking(true)}>Leave the page</Button>
          <UnsavedQuestion
            isAsking={isAsking}
            onStay={() => setIsAsking(false)}
            onLeave={() => setIsAsking(false)}
          >
            Your note is not sent yet. If you leave, you lose it.
          </UnsavedQuestion>
        </>
      )}
    </Stateful>
  ),
  CommandPalette: (
    <Stateful initial={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Search</Button>
          {isOpen && (
            <CommandPalette
              label="Policy, client or page"
              text=""
              onText={nothing}
              groups={pages}
              onTake={nothing}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      )}
    </Stateful>
  ),
};
