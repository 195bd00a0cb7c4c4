import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { ComponentNotes } from '../packages/ui/src/docs/ComponentNotes.tsx';

/** The page of a component: when to use it, its keys, its props, and every story. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <ComponentNotes of={preparedMeta.title.split('/').at(-1) ?? ''} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
