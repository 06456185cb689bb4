import type { Json } from '../../../core/json/value.ts';
import type { TaskAnswer, TaskRequest } from '../protocol-tasks.ts';
import { addForm } from './add-form.ts';
import { addPage } from './add-page.ts';
import { addPerson } from './add-person.ts';
import { addEvent, addNews } from './add-post.ts';
import { addAnnouncement, beginCards, beginPosts } from './begin.ts';
import { deleteEntry, deletePage, deleteSection } from './delete-page.ts';
import { editEvent, editPerson } from './edit-item.ts';
import { addEntry, removePast } from './entries.ts';
import { addLanguage, changeLanguage } from './languages.ts';
import { placeholderFilesIn } from './placeholder-files.ts';
import { resolvePlaceholder } from './placeholders.ts';
import { removeLanguage } from './remove-language.ts';
import { renamePage } from './rename-page.ts';
import { renameEntry, renameTitle } from './rename-title.ts';
import { insertSection, replaceSection } from './sections.ts';
import { TaskError, type TaskPlan } from './task.ts';

type Planners = { [Name in TaskRequest['task']]: (site: Json, request: Extract<TaskRequest, { task: Name }>) => TaskPlan };

const planners: Planners = {
  'add-page': addPage,
  'rename-page': renamePage,
  'rename-title': renameTitle,
  'rename-entry': renameEntry,
  'delete-page': deletePage,
  'add-entry': addEntry,
  'add-news': addNews,
  'add-event': addEvent,
  'add-person': addPerson,
  'edit-event': editEvent,
  'edit-person': editPerson,
  'add-form': addForm,
  'begin-posts': beginPosts,
  'begin-cards': beginCards,
  'add-announcement': addAnnouncement,
  'delete-entry': deleteEntry,
  'remove-past': removePast,
  'delete-section': deleteSection,
  'insert-section': insertSection,
  'replace-section': replaceSection,
  'resolve-placeholder': resolvePlaceholder,
  'add-language': addLanguage,
  'change-language': changeLanguage,
  'remove-language': removeLanguage,
};

/** Whether a task changes the languages of the site: it is planned for the file, not for an edition. */
export const isLanguageTask = ({ task }: TaskRequest): boolean => task.endsWith('-language');

/**
 * Plans a task. Pure: writes nothing, and the same site and request give the same plan.
 * @param base version of the file, which the resulting change must refer to
 */
export function planTask(site: Json, request: TaskRequest, base: string): TaskAnswer {
  const plan = planners[request.task] as (site: Json, request: TaskRequest) => TaskPlan;
  try {
    const planned = plan(site, request);
    return { state: 'planned', base, ...planned, brings: placeholderFilesIn(planned.operations) };
  } catch (error) {
    if (!(error instanceof TaskError)) throw error;
    return { state: 'refused', reason: error.reason, field: error.field };
  }
}
