<?php
/**
 * Plugin Name:       Parket
 * Description:       Tekme, lestvice, reprezentance in novice košarkarske zveze kot blok in kratka koda.
 * Version:           0.1.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * Author:            Parket
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       parket
 *
 * Nothing is asked of anybody here: the page of the visitor asks the federation's site by itself.
 *
 * @package Parket
 */

defined( 'ABSPATH' ) || exit;

/**
 * What there is to show and what each of it takes; made of the widgets' own attributes.
 *
 * @return array
 */
function parket_list() {
	static $list = null;
	if ( null === $list ) {
		$read = wp_json_file_decode( __DIR__ . '/widgets.json', array( 'associative' => true ) );
		$list = is_array( $read ) ? $read : array(
			'widgets' => array(),
			'common'  => array(),
			'look'    => array(),
		);
	}
	return $list;
}

/**
 * The address of the federation's site without a slash at its end; empty where none is set.
 *
 * @return string
 */
function parket_site() {
	return parket_clean_site( get_option( 'parket_site', '' ) );
}

/**
 * An absolute http(s) address without a query, a hash or a slash at its end; empty for anything else.
 *
 * @param mixed $address What somebody wrote.
 * @return string
 */
function parket_clean_site( $address ) {
	$clean = esc_url_raw( is_string( $address ) ? trim( $address ) : '', array( 'http', 'https' ) );
	return $clean && wp_parse_url( $clean, PHP_URL_HOST ) ? untrailingslashit( preg_replace( '/[?#].*$/s', '', $clean ) ) : '';
}

/**
 * Whether a value is one that the attribute takes.
 *
 * @param array  $attribute From the list.
 * @param string $value     Its text.
 * @return bool
 */
function parket_takes( array $attribute, $value ) {
	$patterns = array(
		'id'    => '/^[\w.-]{1,64}$/D',
		'ids'   => '/^[\w.-]{1,64}(,[\w.-]{1,64})*$/D',
		'path'  => '/^[\w-]+(\/[\w-]+)*$/D',
		'date'  => '/^(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})$/D',
		'color' => '/^#[\da-f]{6}$/Di',
		'text'  => '/^[^\p{Cc}]{1,300}$/Du',
		'count' => '/^\d{1,6}$/D',
	);
	$kind     = $attribute['kind'];
	if ( 'words' === $kind ) {
		return isset( $attribute['words'][ $value ] );
	}
	if ( ! isset( $patterns[ $kind ] ) || 1 !== preg_match( $patterns[ $kind ], $value ) ) {
		return false;
	}
	return 'count' !== $kind || ( (int) $value >= $attribute['least'] && (int) $value <= $attribute['most'] );
}

/**
 * A note that only those see who write here.
 *
 * @param string $text What is wrong.
 * @return string
 */
function parket_note( $text ) {
	return current_user_can( 'edit_posts' ) ? '<p class="parket-note">' . esc_html( 'Parket: ' . $text ) . '</p>' : '';
}

/**
 * The widget's tag. What is not on the list is left out.
 *
 * @param string $widget The widget's name.
 * @param array  $given  Texts by attribute.
 * @return string
 */
function parket_element( $widget, array $given ) {
	$list = parket_list();
	$site = parket_site();
	if ( ! is_string( $widget ) || ! isset( $list['widgets'][ $widget ] ) ) {
		return parket_note( __( 'tega gradnika ni.', 'parket' ) );
	}
	if ( '' === $site ) {
		return parket_note( __( 'v nastavitvah (Splošno) manjka naslov strani zveze.', 'parket' ) );
	}
	$own   = $list['widgets'][ $widget ];
	$known = $own['attributes'] + $list['common'] + $list['look'];
	$words = '';
	$style = '';
	$notes = '';
	foreach ( $given as $name => $value ) {
		$value = is_scalar( $value ) ? trim( (string) $value ) : '';
		if ( '' === $value ) {
			continue;
		}
		if ( ! isset( $known[ $name ] ) || ! parket_takes( $known[ $name ], $value ) ) {
			/* translators: %s: the name of an attribute. */
			$notes .= parket_note( sprintf( __( 'lastnost »%s« ni veljavna in se ne upošteva.', 'parket' ), $name ) );
		} elseif ( isset( $list['look'][ $name ] ) ) {
			$look   = $list['look'][ $name ];
			$style .= $look['property'] . ': ' . ( isset( $look['css'][ $value ] ) ? $look['css'][ $value ] : $value . ( isset( $look['unit'] ) ? $look['unit'] : '' ) ) . '; ';
		} else {
			$words .= sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
	}
	if ( '' !== $style ) {
		$words .= sprintf( ' style="%s"', esc_attr( rtrim( $style, '; ' ) ) );
	}
	wp_enqueue_script( 'parket' );
	return sprintf(
		'<parket-%1$s%2$s><a href="%3$s">%4$s</a></parket-%1$s>%5$s',
		esc_attr( $widget ),
		$words,
		esc_url( $site . '/' . $own['path'] ),
		esc_html( $own['name'] ),
		$notes
	);
}

/**
 * What a shortcode's value says, without a word processor's quotes around it; only text, whoever prints it escapes it.
 *
 * @param mixed $value As it stands there.
 * @return mixed
 */
function parket_decoded( $value ) {
	if ( ! is_string( $value ) ) {
		return $value;
	}
	$text   = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$quotes = '[“”„‟«»‹›‘’‚‛″′]';
	$bare   = preg_replace( "/^(\\s|$quotes)+|(\\s|$quotes)+$/u", '', $text );
	return is_string( $bare ) && ! preg_match( "/$quotes/u", $bare ) ? $bare : $text;
}

/**
 * The shortcode: [parket widget="match-list" club="2"].
 *
 * @param array|string $given What stands in it.
 * @return string
 */
function parket_shortcode( $given ) {
	$given  = is_array( $given ) ? $given : array();
	// Quotes and brackets stand in a shortcode as entities.
	$given  = array_map( 'parket_decoded', $given );
	$widget = isset( $given['widget'] ) ? $given['widget'] : '';
	unset( $given['widget'] );
	return parket_element( $widget, $given );
}

/**
 * The block, drawn as the shortcode is.
 *
 * @param array $block Its attributes.
 * @return string
 */
function parket_block( $block ) {
	$given = isset( $block['values'] ) && is_array( $block['values'] ) ? $block['values'] : array();
	return sprintf(
		'<div %s>%s</div>',
		get_block_wrapper_attributes(),
		parket_element( isset( $block['widget'] ) ? $block['widget'] : '', $given )
	);
}

/**
 * The script, once a page whatever stands on it; the shortcode, the block and its form.
 */
function parket_init() {
	$site = parket_site();
	// Its address carries no version of ours: the file is the federation's and says by itself how long it holds.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script( 'parket', '' === $site ? false : $site . '/parket.js', array(), null, true );
	wp_register_script(
		'parket-block',
		plugins_url( 'block.js', __FILE__ ),
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n' ),
		(string) filemtime( __DIR__ . '/block.js' ),
		true
	);
	register_block_type(
		'parket/widget',
		array(
			'api_version'     => 2,
			'attributes'      => array(
				'widget' => array(
					'type'    => 'string',
					'default' => 'match-list',
				),
				'values' => array(
					'type'    => 'object',
					'default' => new stdClass(),
				),
			),
			'supports'        => array( 'html' => false ),
			'script'          => 'parket',
			'editor_script'   => 'parket-block',
			'render_callback' => 'parket_block',
		)
	);
	add_shortcode( 'parket', 'parket_shortcode' );
}
add_action( 'init', 'parket_init' );

/**
 * What the block's form needs to know.
 */
function parket_editor() {
	$facts = array(
		'site'     => parket_site(),
		'settings' => admin_url( 'options-general.php#parket_site' ),
		'list'     => parket_list(),
	);
	wp_add_inline_script( 'parket-block', 'window.parketBlock = ' . wp_json_encode( $facts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'parket_editor' );

/**
 * The one setting, among the general ones.
 */
function parket_settings() {
	register_setting(
		'general',
		'parket_site',
		array(
			'type'              => 'string',
			'sanitize_callback' => 'parket_clean_site',
			'default'           => '',
		)
	);
	add_settings_field( 'parket_site', __( 'Naslov strani zveze (Parket)', 'parket' ), 'parket_site_field', 'general', 'default', array( 'label_for' => 'parket_site' ) );
}
add_action( 'admin_init', 'parket_settings' );

/**
 * Its field.
 */
function parket_site_field() {
	printf(
		'<input type="url" id="parket_site" name="parket_site" class="regular-text code" value="%s" placeholder="https://kzs.example"><p class="description">%s</p>',
		esc_attr( parket_site() ),
		esc_html__( 'Od tam pridejo gradniki. Vpišite samo naslov, brez poti do posamezne strani.', 'parket' )
	);
}

/**
 * The way to it from the list of plugins.
 *
 * @param array $links The row's links.
 * @return array
 */
function parket_links( $links ) {
	array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php#parket_site' ) ), esc_html__( 'Nastavitve', 'parket' ) ) );
	return $links;
}
add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), 'parket_links' );

/**
 * Nothing stays behind.
 */
function parket_uninstall() {
	delete_option( 'parket_site' );
}

/**
 * WordPress is told once what to do then.
 */
function parket_activate() {
	register_uninstall_hook( __FILE__, 'parket_uninstall' );
}
register_activation_hook( __FILE__, 'parket_activate' );
