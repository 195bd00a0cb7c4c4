import { DataProvider } from '@agent-portal/data';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Pagination } from '@agent-portal/ui/Pagination';
import { DataTable } from '@agent-portal/ui/DataTable';
import { PendingPage } from '../areas/policies/lists/PendingPage.tsx';
import { pendingList } from '../areas/policies/lists/pendingList.tsx';
import { createPortal } from '../createPortal.ts';
import { PortalContext } from '../PortalContext.ts';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { moreOf } from '../shared/list/ListRows.tsx';
import { people } from '../testing/people.ts';
import { sampleRows, variantOf } from './sampleRows.ts';

const never = () => undefined;
/** The build does not know the user: React adds everything that depends on the user. */
const visitor: Session = {
  user: people.visitor,
  mode: 'visitor',
  identity: 'visitor',
  hasLeftNavigation: true,
};

/** The HTML that the build puts into index.html for a page whose code has not loaded yet. */
export interface Prerendered {
  /** The page as it is while its first rows load. */
  readonly page: string;
  /** One row of each kind. */
  readonly rows: string;
  /** The styles of the page and the rows, in the form that styled-components reuses. */
  readonly styles: string;
  /** The version of styled-components, which reuses only styles of the same version. */
  readonly stylesVersion: string;
}

function rowsOf(table: string): readonly string[] {
  return [...table.replace(/^.*<tbody/s, '').matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row);
}

/** Renames style attributes, because the Content-Security-Policy blocks them. */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="');

/** Renders /pending as React does, so that the document can show it before React loads. */
export function prerender(): Prerendered {
  const sheet = new ServerStyleSheet();
  const portal = createPortal();
  const draw = (Component: ComponentType) => {
    const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/pending'] });
    return renderToStaticMarkup(
      sheet.collectStyles(
        <PortalContext value={portal}>
          <SessionContext value={visitor}>
            <DataProvider client={portal.client} identity={visitor.identity}>
              <RouterProvider router={router} />
            </DataProvider>
          </SessionContext>
        </PortalContext>,
      ),
    );
  };
  const page = draw(PendingPage);
  const firstRows = (
    <DataTable
      name="Pending"
      columns={pendingList.columns}
      rowKey={pendingList.rowKey}
      detailLabel={(row) => moreOf(pendingList, row)}
      rows={sampleRows}
      status="ready"
      footer={
        <Pagination
          page={1}
          totalPages={9}
          pageSize={10}
          pageSizes={[10]}
          total={90}
          itemNoun="requirements"
          onPage={never}
          onPageSize={never}
        />
      }
    />
  );
  const table = draw(() => firstRows);
  const rows = rowsOf(table).map((row, index) => {
    const sample = sampleRows[index];
    return sample ? row.replace('<tr', `<tr data-variant="${variantOf(sample)}"`) : '';
  });
  const [, stylesVersion = '', styles = ''] =
    /data-styled-version="([^"]*)"[^>]*>(.*)<\/style>/s.exec(sheet.getStyleTags()) ?? [];
  return { page: withoutStyles(page), rows: rows.join(''), styles, stylesVersion };
}
