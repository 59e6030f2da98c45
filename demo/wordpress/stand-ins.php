<?php
/**
 * The plugin without a WordPress: each function of WordPress's that it calls, as small as a test needs it. Reads calls
 * from standard input as JSON, writes what each gave.
 */

define( 'ABSPATH', __DIR__ );
$site     = 'https://kzs.example';
$can_edit = false;
$scripts  = array();
$actions  = array();

function __( $text ) { return $text; }
function esc_html__( $text ) { return esc_html( $text ); }
// As WordPress does, entities that stand there already stay.
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false ); }
function esc_attr( $text ) { return esc_html( $text ); }
function esc_url( $url ) { return esc_html( esc_url_raw( $url, array( 'http', 'https' ) ) ); }
function esc_url_raw( $url, $protocols ) {
	return preg_match( '~^(' . implode( '|', $protocols ) . '):~i', $url ) ? str_replace( array( '"', "'", '<', '>', ' ' ), '', $url ) : '';
}
function wp_parse_url( $url, $part ) { return parse_url( $url, $part ); }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); }
function wp_json_file_decode( $path, $options ) { return json_decode( file_get_contents( $path ), $options['associative'] ); }
function wp_json_encode( $value, $flags = 0 ) { return json_encode( $value, $flags ); }
function get_option( $name, $fallback ) { global $site; return 'parket_site' === $name ? $site : $fallback; }
function delete_option( $name ) { global $site; if ( 'parket_site' === $name ) { $site = ''; } }
function current_user_can() { global $can_edit; return $can_edit; }
function get_block_wrapper_attributes() { return 'class="wp-block-parket-widget"'; }
function wp_enqueue_script( $name ) { global $scripts; $scripts[ $name ]['asked'] = true; }
function wp_register_script( $name, $address ) { global $scripts; $scripts[ $name ] = array( 'address' => $address ); }
function wp_add_inline_script( $name, $code ) { global $scripts; $scripts[ $name ]['inline'] = $code; }
function plugins_url( $path ) { return '/wp-content/plugins/parket/' . $path; }
function plugin_basename() { return 'parket/parket.php'; }
function admin_url( $path ) { return '/wp-admin/' . $path; }
function register_block_type() {}
function add_shortcode() {}
function add_filter() {}
function add_action( $name, $act ) { global $actions; $actions[ $name ] = $act; }
function register_activation_hook() {}

require __DIR__ . '/parket/parket.php';

$given = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $call ) {
	$site     = $call['site'] ?? 'https://kzs.example';
	$can_edit = $call['canEdit'] ?? false;
	$scripts  = array();
	$actions['init']();
	$actions['enqueue_block_editor_assets']();
	$html    = $call['act']( $call['with'] );
	$given[] = array(
		'html'    => $html,
		'scripts' => array_keys( array_filter( $scripts, fn( $script ) => isset( $script['asked'] ) ) ),
		'address' => $scripts['parket']['address'],
		'inline'  => $scripts['parket-block']['inline'],
	);
}
echo json_encode( $given );
