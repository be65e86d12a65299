// Written by `npm run generate` from openapi/. Do not edit.
"use strict";
export const getReceipt = validate20;
const schema31 = {"type":"object","required":["code","message","payload"],"properties":{"code":{"const":0},"message":{"$ref":"contract#/$defs/Message"},"payload":{"$ref":"contract#/$defs/ReceiptView"}}};
const schema33 = {"type":["string","null"]};
const schema34 = {"type":"object","required":["id","receiptStatus","createdTime","dateTime","fd","fn","fp","totalSum","items","images"],"properties":{"id":{"type":"string"},"receiptStatus":{"type":"string"},"createdTime":{"$ref":"contract#/$defs/Instant"},"dateTime":{"oneOf":[{"$ref":"contract#/$defs/WireTime"},{"type":"null"}]},"fd":{"type":["string","null"]},"fn":{"type":["string","null"]},"fp":{"type":["string","null"]},"totalSum":{"type":["string","null"]},"images":{"type":"array","items":{"$ref":"contract#/$defs/ImageName"}},"items":{"type":"array","items":{"type":"object","required":["name","sum","quantity"],"properties":{"name":{"type":"string"},"sum":{"type":"string"},"quantity":{"type":"number"}}}}}};
const schema35 = {"type":"string"};
const schema36 = {"type":"string"};
const schema37 = {"type":"string"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.receiptStatus === undefined) && (missing0 = "receiptStatus"))) || ((data.createdTime === undefined) && (missing0 = "createdTime"))) || ((data.dateTime === undefined) && (missing0 = "dateTime"))) || ((data.fd === undefined) && (missing0 = "fd"))) || ((data.fn === undefined) && (missing0 = "fn"))) || ((data.fp === undefined) && (missing0 = "fp"))) || ((data.totalSum === undefined) && (missing0 = "totalSum"))) || ((data.items === undefined) && (missing0 = "items"))) || ((data.images === undefined) && (missing0 = "images"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receiptStatus !== undefined){
const _errs3 = errors;
if(typeof data.receiptStatus !== "string"){
validate22.errors = [{instancePath:instancePath+"/receiptStatus",schemaPath:"#/properties/receiptStatus/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdTime !== undefined){
const _errs5 = errors;
if(typeof data.createdTime !== "string"){
validate22.errors = [{instancePath:instancePath+"/createdTime",schemaPath:"contract#/$defs/Instant/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dateTime !== undefined){
let data3 = data.dateTime;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
let passing0 = null;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/dateTime",schemaPath:"contract#/$defs/WireTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs13 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/dateTime",schemaPath:"#/properties/dateTime/oneOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/dateTime",schemaPath:"#/properties/dateTime/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fd !== undefined){
let data4 = data.fd;
const _errs15 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/fd",schemaPath:"#/properties/fd/type",keyword:"type",params:{type: schema34.properties.fd.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fn !== undefined){
let data5 = data.fn;
const _errs17 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/fn",schemaPath:"#/properties/fn/type",keyword:"type",params:{type: schema34.properties.fn.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fp !== undefined){
let data6 = data.fp;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/fp",schemaPath:"#/properties/fp/type",keyword:"type",params:{type: schema34.properties.fp.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalSum !== undefined){
let data7 = data.totalSum;
const _errs21 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate22.errors = [{instancePath:instancePath+"/totalSum",schemaPath:"#/properties/totalSum/type",keyword:"type",params:{type: schema34.properties.totalSum.type}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.images !== undefined){
let data8 = data.images;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data8)){
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(typeof data8[i0] !== "string"){
validate22.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"contract#/$defs/ImageName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data10 = data.items;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data10)){
var valid6 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs30 = errors;
if(errors === _errs30){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((((data11.name === undefined) && (missing1 = "name")) || ((data11.sum === undefined) && (missing1 = "sum"))) || ((data11.quantity === undefined) && (missing1 = "quantity"))){
validate22.errors = [{instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data11.name !== undefined){
const _errs32 = errors;
if(typeof data11.name !== "string"){
validate22.errors = [{instancePath:instancePath+"/items/" + i1+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.sum !== undefined){
const _errs34 = errors;
if(typeof data11.sum !== "string"){
validate22.errors = [{instancePath:instancePath+"/items/" + i1+"/sum",schemaPath:"#/properties/items/items/properties/sum/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.quantity !== undefined){
const _errs36 = errors;
if(!(typeof data11.quantity == "number")){
validate22.errors = [{instancePath:instancePath+"/items/" + i1+"/quantity",schemaPath:"#/properties/items/items/properties/quantity/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs30 === errors;
if(!valid6){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"receiptStatus":true,"createdTime":true,"dateTime":true,"fd":true,"fn":true,"fp":true,"totalSum":true,"images":true,"items":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.code !== undefined){
const _errs1 = errors;
if(0 !== data.code){
validate20.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/const",keyword:"const",params:{allowedValue: 0}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"contract#/$defs/Message/type",keyword:"type",params:{type: schema33.type}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
const _errs5 = errors;
if(!(validate22(data.payload, {instancePath:instancePath+"/payload",parentData:data,parentDataProperty:"payload",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"code":true,"message":true,"payload":true},"dynamicProps":false,"dynamicItems":false};
