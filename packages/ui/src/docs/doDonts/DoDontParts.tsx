import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Tabs, type TabsProps } from '../../components/Tabs/Tabs.tsx';

const pageSize = 25;

/** Pages that a reader can go through. */
export function OwnPages({ total, itemNoun }: { total: number; itemNoun: string }) {
  const [page, setPage] = useState(1);
  const totalPages = Math.ceil(total / pageSize);
  return <Pagination {...{ page, pageSize, total, totalPages, itemNoun }} onPage={setPage} />;
}

type OwnTabsProps = Pick<TabsProps, 'label' | 'tabs'>;

export function OwnTabs({ label, tabs }: OwnTabsProps) {
  const [current, setCurrent] = useState(tabs[0]?.id ?? '');
  return <Tabs {...{ label, tabs, current }} onChange={setCurrent} />;
}

interface QuestionProps {
  /** The button that opens it. */
  readonly opens: string;
  readonly title: string;
  readonly text: string;
  readonly no: string;
  readonly yes: string;
}

/** A question over the page, opened by its button. */
export function Question({ opens, title, text, no, yes }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {opens}
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        onClose={close}
        title={title}
        footer={
          <>
            <Button onClick={close}>{no}</Button>
            <Button variant="primary" onClick={close}>
              {yes}
            </Button>
          </>
        }
      >
        {text}
      </Dialog>
    </>
  );
}
