import { Card } from '@agent-portal/ui/Card';
import type { ContentPageAnswer } from '@agent-portal/data/content/queries/contract';
import { SafeHtml } from '../../../shared/html/SafeHtml.tsx';
import { BlockStack } from './Blocks.styles.ts';

export function Blocks({ blocks }: { readonly blocks: ContentPageAnswer['body'] }) {
  return (
    <BlockStack>
      {blocks.map(({ heading, html }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no ids, only an order
        <Card key={index}>
          {heading && <h2>{heading}</h2>}
          <SafeHtml html={html} />
        </Card>
      ))}
    </BlockStack>
  );
}
