<?php
// Fills a fresh WordPress with the content of a JSON file, and writes its export. Called by `run-wordpress.ts`:
// php fill.php CONTENT.json EXPORT.xml
[, $content_file, $export_file] = $argv;
$_SERVER['HTTP_HOST'] = 'qadeem.example';
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
define('WP_INSTALLING', true);
require getenv('WORDPRESS') . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/export.php';

$content = json_decode(file_get_contents($content_file), true, 512, JSON_THROW_ON_ERROR);
wp_install($content['name'], 'admin', 'admin@qadeem.example', true, '', 'a-password-of-a-test', 'ar');
foreach (get_posts(['post_type' => 'any', 'post_status' => 'any', 'numberposts' => -1]) as $sample) wp_delete_post($sample->ID, true);
update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
update_option('blogdescription', $content['description']);
update_option('timezone_string', 'Asia/Riyadh');
$GLOBALS['wp_rewrite']->init();
kses_remove_filters();
wp_set_current_user(1);

// The taxonomies of Polylang, as that plugin registers them.
register_taxonomy('language', ['post', 'page'], ['public' => true]);
register_taxonomy('post_translations', ['post', 'page'], ['public' => true]);
foreach ($content['types'] as $type) register_post_type($type, ['public' => true, 'has_archive' => true, 'rewrite' => ['slug' => $type]]);

function made($result) {
  if (is_wp_error($result)) throw new Exception($result->get_error_message());
  return $result;
}

$authors = [];
foreach ($content['authors'] as $author) {
  $authors[$author['login']] = made(wp_insert_user([
    'user_login' => $author['login'], 'user_pass' => wp_generate_password(), 'user_email' => $author['email'],
    'display_name' => $author['name'], 'role' => 'author',
  ]));
}

$terms = [];
foreach ($content['terms'] as $term) {
  $parent = isset($term['parent']) ? $terms[$term['parent']] : 0;
  $made = made(wp_insert_term($term['title'], $term['taxonomy'], ['slug' => $term['name'], 'parent' => $parent]));
  $terms[$term['name']] = $made['term_id'];
}

$media = [];
foreach ($content['media'] as $one) {
  $upload = wp_upload_bits($one['file'], null, base64_decode($one['bytes']), $one['month']);
  if ($upload['error']) throw new Exception($upload['error']);
  $id = made(wp_insert_attachment([
    'post_title' => $one['title'], 'post_excerpt' => $one['caption'] ?? '', 'post_mime_type' => $upload['type'],
    'guid' => $upload['url'],
  ], $upload['file']));
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
  if (isset($one['alt'])) update_post_meta($id, '_wp_attachment_image_alt', $one['alt']);
  $media[$one['key']] = ['id' => $id, 'url' => $upload['url']];
}

// Texts name media and posts as {{media-id:key}}, {{media-url:key}}, {{link:key}}.
function filled(string $text, array $media, array $posts): string {
  $text = preg_replace_callback('/\{\{media-(id|url):([a-z0-9-]+)\}\}/', fn ($m) => (string) $media[$m[2]][$m[1]], $text);
  return preg_replace_callback('/\{\{link:([a-z0-9-]+)\}\}/', fn ($m) => get_permalink($posts[$m[1]]), $text);
}

$posts = [];
foreach ($content['posts'] as $post) {
  $id = made(wp_insert_post(wp_slash([
    'post_type' => $post['type'], 'post_status' => $post['status'], 'post_title' => $post['title'],
    'post_name' => $post['slug'], 'post_content' => filled($post['content'], $media, $posts),
    'post_excerpt' => $post['excerpt'] ?? '', 'post_date' => $post['date'], 'post_author' => $authors[$post['author']] ?? 1,
    'post_password' => $post['password'] ?? '', 'post_parent' => isset($post['parent']) ? $posts[$post['parent']] : 0,
    'menu_order' => $post['order'] ?? 0, 'comment_status' => 'open',
  ]), true));
  $posts[$post['key']] = $id;
  foreach ($post['terms'] ?? [] as [$taxonomy, $name]) made(wp_set_object_terms($id, $name, $taxonomy, true));
  foreach ($post['meta'] ?? [] as $key => $value) add_post_meta($id, $key, wp_slash($value));
  if (isset($post['picture'])) set_post_thumbnail($id, $media[$post['picture']]['id']);
  if ($post['sticky'] ?? false) stick_post($id);
  foreach ($post['comments'] ?? [] as $comment) wp_insert_comment([
    'comment_post_ID' => $id, 'comment_author' => $comment['author'], 'comment_author_email' => $comment['email'],
    'comment_author_IP' => $comment['ip'], 'comment_content' => $comment['text'], 'comment_approved' => 1,
  ]);
  if (isset($post['oldSlug'])) add_post_meta($id, '_wp_old_slug', $post['oldSlug']);
}

// Files of posts, which did not exist when the files were uploaded.
foreach ($content['media'] as $one) {
  if (isset($one['parent'])) made(wp_update_post(['ID' => $media[$one['key']]['id'], 'post_parent' => $posts[$one['parent']]], true));
}

foreach ($content['menus'] as $menu) {
  $menu_id = made(wp_create_nav_menu($menu['name']));
  $items = [];
  foreach ($menu['items'] as $item) {
    $items[$item['key']] = made(wp_update_nav_menu_item($menu_id, 0, [
      'menu-item-title' => $item['label'], 'menu-item-status' => 'publish',
      'menu-item-parent-id' => isset($item['parent']) ? $items[$item['parent']] : 0,
    ] + (isset($item['post'])
      ? ['menu-item-type' => 'post_type', 'menu-item-object' => get_post_type($posts[$item['post']]), 'menu-item-object-id' => $posts[$item['post']]]
      : ['menu-item-type' => 'custom', 'menu-item-url' => $item['href']])));
  }
}

ob_start();
// Headers of a download mean nothing here.
@export_wp(['content' => 'all']);
file_put_contents($export_file, ob_get_clean());
