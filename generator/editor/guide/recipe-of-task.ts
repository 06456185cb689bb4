import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import type { TaskRequest } from '../document/protocol-tasks.ts';

/** Recipe of each task. */
export const recipeOfTask: Record<TaskRequest['task'], RecipeId> = {
  'add-page': 'new-page',
  'rename-page': 'move-page',
  'rename-title': 'move-page',
  'rename-entry': 'cards',
  'delete-page': 'delete-page',
  'add-entry': 'programme',
  'add-news': 'article',
  'add-event': 'programme',
  'add-person': 'people',
  'edit-event': 'programme',
  'edit-person': 'people',
  'add-form': 'form',
  'begin-posts': 'article',
  'begin-cards': 'cards',
  'add-announcement': 'announcement',
  'delete-entry': 'cards',
  'remove-past': 'past',
  'insert-section': 'sections',
  'delete-section': 'sections',
  'replace-section': 'sections',
  'resolve-placeholder': 'placeholders',
  'add-language': 'languages',
  'change-language': 'languages',
  'remove-language': 'languages',
};
