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
/** The build knows no user: what the page shows of one comes with React. */
const nobody: Session = {
  user: people.visitor,
  mode: 'visitor',
  identity: 'nobody',
  hasLeftNavigation: true,
};

/** What the build puts into index.html of a page whose code is still on its way. */
export interface Prerendered {
  /** The page while its first rows load. */
  readonly page: string;
  /** A row of each kind. */
  readonly rows: string;
  /** The style of both, in the form that styled-components takes over. */
  readonly styles: string;
  /** The version of styled-components that takes over only a style of its own. */
  readonly stylesVersion: string;
}

function rowsOf(table: string): readonly string[] {
  return [...table.replace(/^.*<tbody/s, '').matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row);
}

/** A style attribute stands under a name that the Content-Security-Policy does not refuse. */
const withoutStyles = (html: string) => html.replaceAll(' style="', ' data-style="');

/** Draws /pending as React draws it, for the document to show before React is there. */
export function prerender(): Prerendered {
  const sheet = new ServerStyleSheet();
  const portal = createPortal();
  const draw = (Component: ComponentType) => {
    const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/pending'] });
    return renderToStaticMarkup(
      sheet.collectStyles(
        <PortalContext value={portal}>
          <SessionContext value={nobody}>
            <DataProvider client={portal.client} identity={nobody.identity}>
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
