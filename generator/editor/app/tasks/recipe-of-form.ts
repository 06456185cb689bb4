import type { RecipeId } from '../../../core/diagnostics/messages/recipes.ts';
import { recipeOfTask } from '../../guide/recipe-of-task.ts';

/** Guide page of each task form. */
export const recipeOfForm = {
  addNews: recipeOfTask['add-news'],
  addEvent: recipeOfTask['add-event'],
  addPerson: recipeOfTask['add-person'],
  editEvent: recipeOfTask['edit-event'],
  editPerson: recipeOfTask['edit-person'],
  addForm: recipeOfTask['add-form'],
  addPage: recipeOfTask['add-page'],
  renameTitle: recipeOfTask['rename-title'],
  renamePage: recipeOfTask['rename-page'],
  deletePage: recipeOfTask['delete-page'],
  addEntry: recipeOfTask['add-entry'],
  beginPosts: recipeOfTask['begin-posts'],
  beginCards: recipeOfTask['begin-cards'],
  addAnnouncement: recipeOfTask['add-announcement'],
  renameEntry: recipeOfTask['rename-entry'],
  deleteEntry: recipeOfTask['delete-entry'],
  removePast: recipeOfTask['remove-past'],
  placeholders: recipeOfTask['resolve-placeholder'],
  languages: recipeOfTask['add-language'],
  media: 'media' as RecipeId,
  importSite: 'old-site' as RecipeId,
};

export type TaskName = keyof typeof recipeOfForm;
