import * as z from 'zod/mini';
import { queryContent } from '../contract.ts';

/** The portal's queries of the content service [S7], each with the schema of its answer. */

const icon = z.nullish(z.object({ id: z.string() }));
const link = { text: z.string(), url: z.nullish(z.string()), protected: z.boolean(), icon };
const leaf = z.object(link);
const branch = z.object({ ...link, children: z.optional(z.array(leaf)) });
const root = z.object({ ...link, children: z.optional(z.array(branch)) });

/** One entry of the navigation with those below it [S3]. */
export interface NavItem extends z.output<typeof leaf> {
  readonly children?: readonly NavItem[] | undefined;
}

/** The same call with the answer of one query. */
/* @__NO_SIDE_EFFECTS__ */
function answering<S extends z.ZodMiniType>(data: S) {
  return { ...queryContent, response: z.object({ data }) };
}

const footer = z.object({
  default: z.boolean(),
  /** HTML. */
  footer_text: z.string(),
  page: z.array(z.object({ slug: z.string() })),
});
export type FooterEntry = z.output<typeof footer>;

const fields = 'text url protected icon{id}';
// The navigation stops at three levels [S9].
const frameQuery = `query($status:Status){agent_center_nav(status:$status){${fields} children{${fields} children{${fields}}}} agent_center_footer{default footer_text page{slug}}}`;

/** The content around every page: the navigation and the footers, in one answer. */
export const getFrame = answering(
  z.object({ agent_center_nav: z.array(root), agent_center_footer: z.array(footer) }),
);
export const frameInput = { body: { query: frameQuery, variables: { status: 'published' } } };

const page = z.object({
  title: z.string(),
  body: z.array(z.object({ heading: z.nullish(z.string()), html: z.string() })),
});
export type ContentPageAnswer = z.output<typeof page>;

export const getContentPage = answering(z.object({ agent_center_page: z.nullish(page) }));

const pageQuery =
  'query($url:String!,$status:Status){agent_center_page(url:$url,status:$status){title body{heading html}}}';

/** @param url a path of the portal, such as `/home` */
export const contentPageInput = (url: string) => ({
  body: { query: pageQuery, variables: { url, status: 'published' } },
});
