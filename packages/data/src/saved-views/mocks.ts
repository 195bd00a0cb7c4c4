import { fixture } from '../mocks/fixture.ts';
import { mockEndpoint } from '../mocks/mockEndpoint.ts';
import { deleteView, getSavedViews, saveView } from './contract.ts';
import deleted from './fixtures/deleteView.json' with { type: 'json' };
import views from './fixtures/getSavedViews.json' with { type: 'json' };
import saved from './fixtures/saveView.json' with { type: 'json' };

/** Recorded answers: the views of a list, and those left of it when one is deleted. */
export const savedViews = {
  some: fixture(getSavedViews, views),
  none: { views: [] },
};

export const savedViewsMocks = {
  getSavedViews: mockEndpoint(getSavedViews, savedViews.some),
  saveView: mockEndpoint(saveView, fixture(saveView, saved)),
  deleteView: mockEndpoint(deleteView, fixture(deleteView, deleted)),
};
